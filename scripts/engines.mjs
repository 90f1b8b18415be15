/** Firefox and WebKitGTK from Debian’s packages, for the tests that run in every browser engine. */
import { aptInstall } from './apt.mjs';
import { findProgram } from './programs.mjs';

const packageOf = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  MiniBrowser: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

/**
 * The path of one of these programs.
 *
 * @param {keyof typeof packageOf} name
 */
export function engineProgram(name) {
  const path = findProgram(name);
  if (!path) throw new Error(`There is no ${name}: install Debian’s package ${packageOf[name]}.`);
  return path;
}

/** Installs what is missing. If that fails, the tests that need a program name it. */
export function installEngines() {
  const missing = Object.entries(packageOf).filter(([name]) => !findProgram(name));
  if (!missing.length) return;
  const packages = [...new Set(missing.map(([, name]) => name))];
  console.log(`Installing ${packages.join(', ')} …`);
  aptInstall(...packages);
}
