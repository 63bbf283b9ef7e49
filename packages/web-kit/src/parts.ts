/** The second shared module: everything of the UI package, fields and dialogs included. A page loads it when it first needs one. */
export * from '@transcreate/ui';
