export const dictionary = 'services/workflow-automation'
