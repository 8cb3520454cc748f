import { useCallback, useEffect, useState } from "react"
import { useNavigate } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { useDispatch } from "#app/store/store.tsx"
import type { Card } from "#server/features/students/students.ts"

import { fetchCard, endSession } from "../api-client.ts"
import { deleteSession, storedToken, onSessionChangeInOtherTab } from "../stored-session.ts"

/**
 * Loads the card of the signed-in student from the server before anything is shown. Without a session, or after it
 * has ended, redirects to the login (specification 8.2). `urn` comes from the address and never selects the card:
 * another student's URN redirects to one's own.
 */
export const useCard = (urn: string) => {
  const language = useLanguage()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const [card, setCard] = useState<Card>()
  const [hasFailed, setHasFailed] = useState(false)

  const load = useCallback(async () => {
    const leave = (hasEnded: boolean) => {
      dispatch({ type: "LOGOUT" })
      const login = inLanguage(language, "/student/student-login")
      void navigate(login, { replace: true, state: { hasEnded } })
    }
    const token = storedToken()
    if (!token) return leave(false)
    const answer = await fetchCard(token)
    // Another tab signed out, or signed in as someone else, during the request. Ignore the stale reply.
    if (storedToken() !== token) return
    if (answer === "no reply") return setHasFailed(true)
    if (answer === "ended") {
      deleteSession()
      return leave(true)
    }
    setHasFailed(false)
    setCard(answer)
    dispatch({ type: "LOGIN", payload: answer.student })
    if (answer.student.urn === urn) return
    const ownPath = `/student/dashbaord/${encodeURIComponent(answer.student.urn)}`
    void navigate(inLanguage(language, ownPath), { replace: true })
  }, [urn, language, navigate, dispatch])

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
  }, [load])

  const logout = async () => {
    const token = storedToken()
    deleteSession()
    dispatch({ type: "LOGOUT" })
    if (token) await endSession(token)
    await navigate(inLanguage(language, "/student/student-login"), { replace: true })
  }

  return { card, hasFailed, tryAgain: () => void load(), logout }
}
