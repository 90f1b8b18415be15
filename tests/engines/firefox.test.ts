import { testsIn } from './every-engine.ts';
import { firefox } from './puppeteer.ts';

testsIn(firefox);
