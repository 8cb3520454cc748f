import type { ReactNode } from "react"

import { useRead } from "../api/use-request.ts"
import { lazyPart } from "../kit/page/lazy-page.tsx"
import type { Me } from "../sign-in-session/reauthentication.ts"

// Few people see them, and they bring parts of the library that no first page needs.
const load = () => import("./second-factor-notices.tsx")
const GraceNotice = lazyPart(async () => (await load()).GraceNotice)
const SetUpPage = lazyPart(async () => (await load()).SetUpPage, 6)
const LinkNeededPage = lazyPart(async () => (await load()).LinkNeededPage, 2)

/** The pages of the console, or only the one that sets up a second factor. */
export function SecondFactorDuty({ children }: { children: ReactNode }) {
  const { data: me } = useRead<Me>("/me")
  if (me?.duty?.kind === "due") return <SetUpPage />
  if (me?.duty?.kind === "link") return <LinkNeededPage role={me.role} />
  return (
    <>
      {me?.duty?.kind === "grace" && <GraceNotice until={me.duty.until} />}
      {children}
    </>
  )
}
