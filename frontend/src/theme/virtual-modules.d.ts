declare module 'virtual:antd-pupil.css';
declare module 'virtual:antd-adult.css';
