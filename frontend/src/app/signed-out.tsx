import { Route, Routes } from 'react-router-dom';
import { LandingPage } from '../features/landing/landing-page.js';
import { LoginPage } from '../features/session/login-page.js';

export default function SignedOut() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="*" element={<LoginPage />} />
    </Routes>
  );
}
