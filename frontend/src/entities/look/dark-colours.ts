import '../../shared/theme/dark.css';
import '../../shared/theme/dark-adults.css';
