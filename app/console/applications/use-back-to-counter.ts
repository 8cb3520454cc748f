import { useEffect } from "react"
import { useNavigate } from "react-router-dom"

/** Alt+B returns from a record to the counter search. */
export const useBackToCounter = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== "KeyB") return
      event.preventDefault()
      void navigate("/counter")
    }
    window.addEventListener("keydown", hear)
    return () => window.removeEventListener("keydown", hear)
  }, [navigate])
}
