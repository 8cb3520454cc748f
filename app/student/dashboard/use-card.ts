import { useCallback, useEffect, useState } from "react"
import { useNavigate } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { useDispatch } from "#app/store/store.tsx"
import type { OwnCard } from "#server/features/students/students.ts"

import { type CardFailure, endSession, fetchCard } from "../api-client.ts"
import { deleteSession, storedToken, onSessionChangeInOtherTab } from "../stored-session.ts"

const useRedirectToLogin = () => {
  const language = useLanguage()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  return useCallback(
    (hasEnded: boolean) => {
      dispatch({ type: "LOGOUT" })
      const login = inLanguage(language, "/student/student-login")
      void navigate(login, { replace: true, state: { hasEnded } })
    },
    [language, navigate, dispatch],
  )
}

/** Loads at once, and again when the connection is back or another tab signs in or out. */
const useLoadAgain = (load: () => Promise<void>, setCard: (card: undefined) => void) =>
  useEffect(() => {
    void load()
    // After a sign-out in another tab, this tab must not keep showing the card.
    const stopListening = onSessionChangeInOtherTab(() => {
      setCard(undefined)
      void load()
    })
    window.addEventListener("online", load)
    return () => {
      stopListening()
      window.removeEventListener("online", load)
    }
  }, [load, setCard])

/**
 * Loads the card of the signed-in student from the server before anything is shown. Without a session, or after it
 * has ended, redirects to the login (specification 8.2). `urn` comes from the address and never selects the card:
 * another student's URN redirects to one's own.
 * `path` is that of the dashboard, without the URN.
 */
export const useCard = (urn: string, path: string) => {
  const language = useLanguage()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const redirectToLogin = useRedirectToLogin()
  const [card, setCard] = useState<OwnCard>()
  const [failure, setFailure] = useState<CardFailure>()
  const [needsPassword, setNeedsPassword] = useState(false)

  const load = useCallback(async () => {
    const token = storedToken()
    if (!token) return redirectToLogin(false)
    const answer = await fetchCard(token)
    // Another tab signed out, or signed in as someone else, during the request. Ignore the stale reply.
    if (storedToken() !== token) return
    if (answer === "no reply" || answer === "failed") return setFailure(answer)
    if (answer === "ended") {
      deleteSession()
      return redirectToLogin(true)
    }
    setFailure(undefined)
    setNeedsPassword(answer === "password needed")
    if (answer === "password needed") return setCard(undefined)
    setCard(answer)
    dispatch({ type: "LOGIN", payload: answer.student })
    if (answer.student.urn === urn) return
    const ownPath = `${path}/${encodeURIComponent(answer.student.urn)}`
    void navigate(inLanguage(language, ownPath), { replace: true })
  }, [urn, path, language, navigate, dispatch, redirectToLogin])

  useLoadAgain(load, setCard)

  /** Removes the card from the screen at once: a slow network must not leave it to the next user of the computer. */
  const logout = () => {
    const token = storedToken()
    deleteSession()
    setCard(undefined)
    if (token) void endSession(token)
    redirectToLogin(false)
  }

  const tryAgain = () => {
    // Shows that it loads. A second failure is then announced like the first one.
    setFailure(undefined)
    void load()
  }

  return { card, failure, needsPassword, load: () => void load(), tryAgain, logout }
}
