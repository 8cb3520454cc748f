// What the server writes into the console's page (server/http/pages/console-page.ts).

const contentOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ""

/** The address of the college's own emblem, or of the neutral one. The pages before sign-in have it too. */
export const collegeEmblem = () => contentOf("emblem")

/** The commands of the operator of this installation, as values of slots in messages: command_staff_link and so on. */
export const operatorCommands = () => Object.fromEntries(new URLSearchParams(contentOf("commands")))
