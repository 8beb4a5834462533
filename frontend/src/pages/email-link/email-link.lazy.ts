import { lazy } from 'react';

export const ForgotPasswordPage = lazy(() => import('./forgot-password-page.js'));
export const ResetPasswordPage = lazy(() => import('./reset-password-page.js'));
export const StopEmailsPage = lazy(() => import('./stop-emails-page.js'));
export const ConfirmEmailPage = lazy(() => import('./confirm-email-page.js'));
