import { showDesk } from './show-desk';

showDesk();
