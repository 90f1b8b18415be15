/** A backend with a payment provider that can do what tests ask of it. */
import { type Person, type TestApp, testApp } from './test-app.ts';
import { openUnreliableProvider } from './unreliable-provider.ts';

/** The provider does everything well until it is told otherwise. */
export async function openServerWithProvider() {
  const provider = await openUnreliableProvider(1);
  provider.behave('well');
  const server = await testApp(provider.environment);
  const close = async () => {
    await server.close();
    await provider.close();
  };
  return { provider, server, close };
}

/** Returns the id of the provider's checkout session, which the customer has not paid yet. */
export async function openCheckout(server: TestApp, customer: Person, task: number): Promise<string> {
  const json = { items: [{ id: task, quantity: 1 }] };
  const checkout = { as: customer, json };
  const { body } = await server.call<{ url: string }>('POST', '/create-checkout-session', checkout);
  return body.url.split('/').at(-1) ?? '';
}
