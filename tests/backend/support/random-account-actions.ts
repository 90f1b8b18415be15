/** Random calls of people about their own account. */
import { newcomer, type World } from './random-world.ts';
import type { Random } from './seeded-random.ts';
import { password, type TestApp } from './test-app.ts';

export function editProfile(world: World, random: Random, server: TestApp) {
  const json = { about: 'I translate.', phonenumber: '030 1234567' };
  return server.call<never>('PATCH', '/user/Profile', { as: random.one(world.people), json });
}

export function signIn(world: World, random: Random, server: TestApp) {
  const { email } = random.one(world.people);
  return server.call<never>('POST', '/login', { json: { email, password } });
}

export function endOtherSessions(world: World, random: Random, server: TestApp) {
  return server.call<never>('DELETE', '/user/sessions', { as: random.one(world.people) });
}

/** Others go on calling about what the removed person had, and somebody new comes. */
export async function removeAccount(world: World, random: Random, server: TestApp) {
  const leaving = random.one(world.people);
  const replacement = await newcomer(server);
  const answer = await server.call<never>('DELETE', '/user', { as: leaving, json: { password } });
  if (answer.status === 200) {
    world.leftNames.push(leaving.lastname);
    world.people[world.people.indexOf(leaving)] = replacement;
  }
  return answer;
}
