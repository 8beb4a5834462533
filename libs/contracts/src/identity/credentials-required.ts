/** What sign-in says where username or password is missing; apart, since each first page carries it (ACCOUNT-4). */
export const CREDENTIALS_REQUIRED = 'Username and password are required';
