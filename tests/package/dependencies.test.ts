/** The inventory of third-party packages: `package.json` and `package-lock.json`. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

it('names the exact version of every package', () => {
  const { dependencies = {}, devDependencies } = read('package.json');
  const { dependencies: backend } = read('backend/package.json');
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...backend });
  expect(versions.length).toBeGreaterThan(50);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
});

it('has the hash of every package, but for programs of developers on other systems', () => {
  const { packages }: { packages: Record<string, Locked> } = read('package-lock.json');
  const installed = Object.entries(packages).filter(
    ([path, { link, dev, optional }]) => path.includes('node_modules/') && !link && !(dev && optional),
  );
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
});

it('puts every package of the backend where its build looks for it', () => {
  const { packages }: { packages: Record<string, Locked> } = read('package-lock.json');
  expect(Object.keys(packages).filter((path) => path.startsWith('backend/node_modules/'))).toEqual([]);
});
