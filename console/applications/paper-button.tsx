import { Button as LargeButton } from "@mui/material"
import { Button } from "react-admin"
import { Link } from "react-router-dom"

import { PaperIcon } from "../kit/page/icons.tsx"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"

/** Link to an empty paper form, shown with the permission only; if large, it has its label on a phone too. */
export function PaperButton({ isLarge = false }: { isLarge?: boolean }) {
  const t = useText()
  const may = usePermission()
  if (!may("applications.enter")) return null
  const to = { component: Link, to: "/applications/create" }
  return isLarge ? (
    <LargeButton {...to} variant="outlined" size="large" fullWidth startIcon={<PaperIcon />}>
      {t("console.paper.title")}
    </LargeButton>
  ) : (
    <Button {...to} label="console.paper.title">
      <PaperIcon />
    </Button>
  )
}
