import { Button, type ButtonProps } from "@mui/material"
import { type ReactNode, useEffect, useState } from "react"
import { type Location, useLocation, useNavigate } from "react-router-dom"

import { type Label, useLabel } from "../text/use-language.ts"

/**
 * Whether the dialog of a button is open. The search over everything opens it with the page, once (pages.ts). `label` is the button's
 * message key.
 */
export const useIsOpen = (label: Label, disabled = false) => {
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

type TextButtonProps = ButtonProps & { label: Label; target?: string }

/** A button that keeps its label on a phone; `label` is a message key. */
export function TextButton({ label, ...rest }: TextButtonProps) {
  const labelOf = useLabel()
  return (
    <Button size="small" {...rest}>
      {labelOf(label)}
    </Button>
  )
}

interface OpeningButtonProps extends Omit<TextButtonProps, "children"> {
  /** The dialog, given the function that closes it. */
  children: (close: () => void) => ReactNode
}

/** A text button that opens a dialog. */
export function OpeningButton({ children, ...button }: OpeningButtonProps) {
  const [isOpen, setIsOpen] = useIsOpen(button.label)
  return (
    <>
      <TextButton {...button} onClick={() => setIsOpen(true)} />
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}

/** For a toolbar button whose text has room on wide screens only: elsewhere its name is a tooltip of the icon. */
export const compactButton = (name: string) => ({
  title: name,
  "aria-label": name,
  sx: {
    minWidth: 40,
    fontSize: { sm: 0, xl: "0.875rem" },
    "& .MuiButton-startIcon": { ml: { sm: 0, xl: "-2px" }, mr: { sm: 0, xl: 1 } },
  },
})
