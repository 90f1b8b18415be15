import { testsIn } from './every-engine.ts';
import { chromium } from './puppeteer.ts';

testsIn(chromium);
