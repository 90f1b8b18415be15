/** Names whose password a form asks for: password managers choose, and store, by the field with the user's name. */
export const UsernameField = ({ value }: { value: string }) => (
  <input type="text" autoComplete="username" value={value} readOnly hidden />
);
