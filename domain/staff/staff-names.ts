import type { Bilingual } from "../content/text.ts"
import type { Role } from "./permissions.ts"
import { systemActors } from "./system-actors.ts"

/** What the roles of staff are called. */
export const roleNames = {
  administrator: { en: "Administrator", hi: "प्रशासक" },
  officer: { en: "Admission officer", hi: "प्रवेश अधिकारी" },
  clerk: { en: "Clerk", hi: "लिपिक" },
  editor: { en: "Editor", hi: "सम्पादक" },
  principal: { en: "Principal (reads all, confirms)", hi: "प्राचार्य (सब देखना, पुष्टि करना)" },
  auditor: { en: "Auditor (reads only)", hi: "ऑडिटर (केवल देखना)" },
} satisfies Record<Role, Bilingual>

/** What actors are called that are no members of staff. */
export const systemActorNames = {
  applicant: { en: "Applicant", hi: "आवेदक" },
  student: { en: "Student", hi: "विद्यार्थी" },
  visitor: { en: "Visitor", hi: "आगन्तुक" },
  server: { en: "The server", hi: "सर्वर" },
  commandLine: { en: "Command line", hi: "कमांड लाइन" },
  sample: { en: "Sample content", hi: "नमूना सामग्री" },
} satisfies Record<keyof typeof systemActors, Bilingual>

const nameByActor: Partial<Record<string, Bilingual>> = Object.fromEntries(
  Object.entries(systemActors).map(([key, actor]) => [
    actor,
    systemActorNames[key as keyof typeof systemActors],
  ]),
)

/** Who did something, as records name them: a member of staff, or the system in a language. */
export const actorNameIn = (actor: string, language: keyof Bilingual) =>
  nameByActor[actor]?.[language] ?? actor
