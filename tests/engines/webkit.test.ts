import { testsIn } from './every-engine.ts';
import { webkit } from './webdriver.ts';

testsIn(webkit);
