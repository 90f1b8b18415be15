/** The link patterns of widgets that show requests, by their attributes' names; `{id}` stands for what they lead to. */
export interface RequestLinks {
  requestUrl: string;
  requestEditUrl: string;
  taskUrl: string;
  messagesUrl: string;
  offersUrl: string;
  signInUrl: string;
}
