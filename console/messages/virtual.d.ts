/** `messagesIn` of a language, as JSON; made by vite.console.config.ts. */
declare module "virtual:console-messages/*" {
  import type { StringMap } from "react-admin"

  const messages: StringMap
  export default messages
}
