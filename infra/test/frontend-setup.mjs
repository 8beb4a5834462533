// extended by the frontend tests
