import '../../shared/theme/dark.css';
