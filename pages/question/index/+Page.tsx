export { QuestionPage as Page } from '#renderer/forms/question-page.tsx'
