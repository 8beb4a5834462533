import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { isFamilyDevice } from '../entities/family-device/index.js';
import { LandingPage } from '../pages/landing/index.js';
import { LoginPage } from '../pages/login/index.js';
import { Boot } from './boot.js';
import { RegisterPage } from '../pages/register/index.js';
import { RegisterFamilyPage } from '../pages/register-family/index.js';

/** The pages before sign-in; every other address asks to sign in and opens afterwards (PAGE-3). */
export default function SignedOut() {
  return (
    <Suspense fallback={<Boot />}>
      <Routes>
        <Route path="/" element={isFamilyDevice() ? <LoginPage /> : <LandingPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/register2" element={<RegisterFamilyPage />} />
        <Route path="*" element={<LoginPage />} />
      </Routes>
    </Suspense>
  );
}
