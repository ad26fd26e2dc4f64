import type { BlogCategory } from '#domain/posts/post-views.ts'
import Listening from '#renderer/art/blog/category-ai-automation.svg?server'
import Megaphone from '#renderer/art/blog/category-digital-marketing.svg?server'
import { categoryScene } from './blog-list.css.ts'

const scenes = {
  'digital-marketing': Megaphone,
  'ai-automation': Listening,
}

export function CategoryScene({ category }: { category: Exclude<BlogCategory, 'all'> }) {
  const Scene = scenes[category]
  return <Scene className={categoryScene} />
}
