import { Box, Link, Typography } from "@mui/material"
import { useCreatePath, useTranslate } from "react-admin"
import { Link as RouterLink } from "react-router-dom"

import { useLanguage } from "../../use-language.ts"
import type { Medium } from "./medium.ts"

/** Items that use an upload; it can be deleted only without any. */
export function Uses({ uses }: Pick<Medium, "uses">) {
  const translate = useTranslate()
  const language = useLanguage()
  const createPath = useCreatePath()
  const nameOf = (resource: string) => translate(`resources.${resource}.name`, { smart_count: 1 })
  return (
    <>
      <Typography variant="body2">{translate("console.content.uploads.usedBy")}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: "body2" }}>
        {uses.map(({ collection, slug, title }) => {
          const resource = `content/${collection}`
          return (
            <li key={`${collection}/${slug}`}>
              <Link component={RouterLink} to={createPath({ resource, type: "edit", id: slug })}>
                {[nameOf(resource), title[language]].filter(Boolean).join(": ")}
              </Link>
            </li>
          )
        })}
      </Box>
    </>
  )
}
