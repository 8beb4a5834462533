import { lazy } from 'react';

export const loadAdminDashboard = () => import('./admin-dashboard.js');

export const AdminDashboard = lazy(loadAdminDashboard);
