import { useCallback, useEffect, useState } from "react"
import { useNavigate } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { useDispatch } from "#app/store/store.tsx"
import type { Card } from "#server/features/students/students.ts"

import { fetchCard, signOut } from "../api-client.ts"
import { deleteSession, storedToken, onSessionChangeInOtherTab } from "../stored-session.ts"

/**
 * The card of whoever is signed in. The server is asked before anything is shown; without a session, or
 * with one that has ended, the browser goes to the login (specification 8.2). `urn` is the one in the address: it
 * never decides whose card it is, so another student's leads back to one's own.
 */
export const useCard = (urn: string) => {
  const language = useLanguage()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const [card, setCard] = useState<Card>()
  const [hasFailed, setHasFailed] = useState(false)

  const look = useCallback(async () => {
    const leave = (hasEnded: boolean) => {
      dispatch({ type: "LOGOUT" })
      const login = inLanguage(language, "/student/student-login")
      void navigate(login, { replace: true, state: { hasEnded } })
    }
    const token = storedToken()
    if (!token) return leave(false)
    const answer = await fetchCard(token)
    // Signed out, or in as another, while the answer was on its way: it is no longer this student's.
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
    const own = `/student/dashbaord/${encodeURIComponent(answer.student.urn)}`
    void navigate(inLanguage(language, own), { replace: true })
  }, [urn, language, navigate, dispatch])

  useEffect(() => {
    void look()
    // Signed out in another tab, this one must not go on showing the card.
    const stopListening = onSessionChangeInOtherTab(() => {
      setCard(undefined)
      void look()
    })
    window.addEventListener("online", look)
    return () => {
      stopListening()
      window.removeEventListener("online", look)
    }
  }, [look])

  const logout = async () => {
    const token = storedToken()
    deleteSession()
    dispatch({ type: "LOGOUT" })
    if (token) await signOut(token)
    await navigate(inLanguage(language, "/student/student-login"), { replace: true })
  }

  return { card, hasFailed, tryAgain: () => void look(), logout }
}
