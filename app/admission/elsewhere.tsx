import { redirect } from "react-router"

import { inLanguage, languageOf } from "#app/language.ts"

import type { Route } from "./+types/elsewhere"

/** Any other path under /admission-form leads to the course chooser (spec 2.1). */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(inLanguage(languageOf(new URL(request.url).pathname), "/admission-form"))
