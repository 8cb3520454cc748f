import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { deskContext } from "#server/pages/context.ts"

import type { Route } from "./+types/home"

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { college } = await context.get(deskContext).settings()
  return { college }
}

const words = { en: "Online admission", hi: "ऑनलाइन प्रवेश" }

export default function Home({ loaderData: { college } }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <main className="page">
      <title>{college.name[language]}</title>
      <h1>{college.name[language]}</h1>
      <p>
        <Link to={inLanguage(language, "/admission-form")}>{words[language]}</Link>
      </p>
    </main>
  )
}
