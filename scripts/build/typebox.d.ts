/**
 * What the package's declarations name of TypeBox: the schemas' types, without the schemas. Whoever installs the package
 * needs no TypeBox.
 */
export interface TSchema {
  readonly holds?: unknown;
}
export type TProperties = Record<string, TSchema>;

interface Holds<Value> extends TSchema {
  readonly holds?: Value;
}
export interface TOptional<Schema extends TSchema> extends Holds<Static<Schema>> {
  readonly isOptional: true;
}
export interface TObject<Fields extends TProperties = TProperties> extends Holds<Holding<Fields>> {}

export type Static<Schema> = Schema extends { readonly holds?: infer Value }
  ? Exclude<Value, undefined>
  : never;
export type StaticType<_Stack, _Direction, _Context, _This, Schema> = Static<Schema>;

type Optional<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly isOptional: true } ? Name : never;
}[keyof Fields];

type Holding<Fields> = { [Name in Exclude<keyof Fields, Optional<Fields>>]: Static<Fields[Name]> } & {
  [Name in Optional<Fields>]?: Static<Fields[Name]>;
};

export declare namespace Type {
  export interface TString extends Holds<string> {}
  export interface TNumber extends Holds<number> {}
  export interface TInteger extends Holds<number> {}
  export interface TBoolean extends Holds<boolean> {}
  export interface TNull extends Holds<null> {}
  export interface TUnsafe<Value> extends Holds<Value> {}
  export interface TArray<Schema extends TSchema> extends Holds<Static<Schema>[]> {}
  export interface TUnion<Schemas extends TSchema[]> extends Holds<Static<Schemas[number]>> {}
  export interface TRecord<_Pattern extends string, Schema extends TSchema>
    extends Holds<Record<string, Static<Schema>>> {}

  export { TObject, TOptional };
}
