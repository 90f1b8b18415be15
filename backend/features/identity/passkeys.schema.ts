/** Request and answer shapes of passkeys. The devices' answers are the JSON forms of WebAuthn. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { deviceOf } from '@dragoman/widgets/server';
import { type Static, type TProperties, Type } from '@fastify/type-provider-typebox';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey } from '#backend/platform/database/tables.ts';
import { iso } from '#backend/platform/http/answers.ts';

const base64url = Type.String({
  minLength: 1,
  maxLength: 12_000,
  pattern: '^[\\w-]+=*$',
  ...fields.must({ rule: 'passkey' }),
});
const part = <T extends TProperties>(properties: T) =>
  Type.Object(properties, fields.must({ rule: 'passkey' }));

const answer = {
  id: base64url,
  rawId: base64url,
  type: Type.Literal('public-key', fields.must({ rule: 'passkey' })),
};

export const passkeyName = fields.text(60);

/** `RegistrationResponseJSON`: a device has made a passkey. A name may stand beside it. */
export const NewPasskey = Type.Object({
  ...answer,
  name: Type.Optional(passkeyName),
  response: part({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: Type.Optional(
      Type.Array(Type.String({ maxLength: 32 }), { maxItems: 16, ...fields.must({ rule: 'passkey' }) }),
    ),
  }),
});

/** `AuthenticationResponseJSON`: a device has signed with one. */
export const UsedPasskey = Type.Object({
  ...answer,
  response: part({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: Type.Optional(Type.Union([base64url, Type.Null()])),
  }),
});

/** WebAuthn's own, which the browser takes as they are. */
export const CreationOptions = Type.Unsafe<object>({
  type: 'object',
  additionalProperties: true,
  description: 'PublicKeyCredentialCreationOptionsJSON',
});
export const RequestOptions = Type.Unsafe<object>({
  type: 'object',
  additionalProperties: true,
  description: 'PublicKeyCredentialRequestOptionsJSON',
});

export const PasskeyRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created_at: fields.instant,
  used_at: fields.nullable(fields.instant),
});

export const passkeyRow = ({
  id,
  name,
  created_at,
  used_at = null,
}: Pick<Passkey, 'id' | 'name' | 'created_at'> & { used_at?: Date | null }) => ({
  id,
  name,
  created_at: iso(created_at),
  used_at: used_at && iso(used_at),
});

/** What a passkey is called until the person names it. */
export const nameOf = (userAgent: string): string => deviceOf(userAgent) || 'Passkey';

/** Only what is checked: devices answer with more. */
export const registrationIn = ({
  id,
  rawId,
  response,
}: Static<typeof NewPasskey>): RegistrationResponseJSON => ({
  id,
  rawId,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: response.transports ?? [],
  },
});

export const signatureIn = ({
  id,
  rawId,
  response,
}: Static<typeof UsedPasskey>): AuthenticationResponseJSON => ({
  id,
  rawId,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    ...(response.userHandle && { userHandle: response.userHandle }),
  },
});
