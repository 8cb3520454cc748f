import { Typography } from "@mui/material"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"

import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { OpeningButton, TextButton } from "../../kit/dialog/text-button.tsx"
import type { Label } from "../../kit/text/use-language.ts"
import { useConsoleLanguage, useTextOfKey } from "../../kit/text/use-language.ts"
import { type Collection, resourceOf } from "../collections.ts"
import { usePageTexts } from "./texts.ts"
import { useLinksTo } from "./use-links-to.ts"

type LinksTo = ReturnType<typeof useLinksTo>

/** The items with links to the item of the form. */
function LinkingItems({ items }: Pick<LinksTo, "items">) {
  const t = usePageTexts()
  const textOfKey = useTextOfKey()
  const language = useConsoleLanguage()
  return (
    <ul>
      {items.map(({ collection, id, title, count }) => {
        const resource = resourceOf(collection as Collection)
        const kind = textOfKey(`resources.${resource}.name`, { count: 1 })
        const name = `${kind}: ${title[language] || title.en || title.hi || id}`
        return (
          <li key={`${resource}/${id}`}>
            <Link to={`/${resource}/${id}`}>
              {count === 1 ? t("oneLink", { title: name }) : t("links", { title: name, count })}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

interface TakeDownProps {
  label: Label
  icon: ReactNode
  isDangerous?: boolean
  /** The button that takes the item down. */
  children: (close?: () => void) => ReactNode
}

/** A button that takes an item down. If links lead to the item, a dialog lists them before. */
export function TakeDown({ label, icon, isDangerous = false, children }: TakeDownProps) {
  const t = usePageTexts()
  const { items, isLoading } = useLinksTo()
  const looks = {
    label,
    startIcon: icon,
    size: "medium" as const,
    color: isDangerous ? ("error" as const) : ("primary" as const),
    variant: isDangerous ? ("text" as const) : ("outlined" as const),
  }
  if (isLoading) return <TextButton {...looks} disabled />
  if (items.length === 0) return children()
  return (
    <OpeningButton {...looks}>
      {(close) => (
        <FormDialog
          title={t("takeDown")}
          onClose={close}
          closeLabel="ra.action.cancel"
          actions={children(close)}
        >
          <Typography>{t("takeDownText")}</Typography>
          <LinkingItems items={items} />
        </FormDialog>
      )}
    </OpeningButton>
  )
}
