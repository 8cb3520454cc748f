/** `consoleMessagesIn` of a language, as JSON; made by vite.console.config.ts. */
declare module "virtual:console-messages/*" {
  import type { consoleMessagesIn } from "./messages.ts"

  const messages: ReturnType<typeof consoleMessagesIn>
  export default messages
}
