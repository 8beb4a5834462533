import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LandingPage } from '../pages/landing/landing-page.js';
import { LoginPage } from '../pages/login/login-page.js';
import { Boot } from './boot.js';

const RegisterPage = lazy(() => import('../pages/register/register-page.js'));
const RegisterFamilyPage = lazy(() => import('../pages/register-family/register-family-page.js'));

/** The pages before sign-in; every other address asks to sign in and opens afterwards (PAGE-3). */
export default function SignedOut() {
  return (
    <Suspense fallback={<Boot />}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/register2" element={<RegisterFamilyPage />} />
        <Route path="*" element={<LoginPage />} />
      </Routes>
    </Suspense>
  );
}
