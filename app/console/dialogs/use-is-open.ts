import { useEffect, useState } from "react"
import { type Location, useLocation, useNavigate } from "react-router-dom"

/**
 * Whether the dialog of a button is open. The search over everything opens it with the page, once (pages.ts). `label` is the button's
 * message key.
 */
export const useIsOpen = (label: string, disabled = false) => {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const { search, state } = useLocation() as Location<{ opens?: string } | null>
  const isAsked = state?.opens === label && !disabled
  useEffect(() => {
    if (!isAsked) return
    setIsOpen(true)
    void navigate({ search }, { replace: true })
  }, [isAsked, navigate, search])
  return [isOpen, setIsOpen] as const
}
