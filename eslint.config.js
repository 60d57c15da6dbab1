// Linting, fast: no rule needs type information (types are `npm run types`). Directions between rooms are `build/rooms.ts`.
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'coverage/', 'node_modules/'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-implicit-coercion': ['error', { boolean: false }],
      'no-var': 'error',
      'no-cond-assign': 'error',
      'no-constant-condition': ['error', { checkLoops: false }],
      'no-control-regex': 'error',
      'no-empty': 'error',
      'no-self-compare': 'error',
      '@typescript-eslint/no-unused-expressions': ['error', { allowTernary: true, allowShortCircuit: true }],
      'object-shorthand': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      // TypeScript reports what is unused, with the same underscore for what is meant to be.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // Props are read reactively although never reassigned.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$derived'] }],
      // A space between two elements is written as one.
      'svelte/no-useless-mustaches': 'off',
      // Sets and maps that nothing shows need no reactivity; what is shown is tested.
      'svelte/prefer-svelte-reactivity': 'off',
      // The hash router's links are plain links.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    // A function is a page long at most, a list of patterns, too.
    files: ['{desk,cli,host,electron,renderer,build}/**/*.ts', 'engine/**/*.ts', 'reader/**/*.ts', 'rules-db/**/*.ts'],
    // `engine/ygo/effects` is the effect language: schemas, no steps.
    ignores: ['**/*.test.ts', 'engine/ygo/effects/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 20],
    },
  },
  {
    // The window answers in its own time: what is read of it once, right after an action, may be read too early.
    files: ['tests/ui/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name="expect"] AwaitExpression:not([argument.callee.name=/^(findings|verdict)$/])',
          message: 'Ask until it is so: await expect.poll(() => …).',
        },
        {
          selector: 'MemberExpression[property.name="waitForTimeout"]',
          message: 'Wait for what is expected, or until the window is still (`walk.ts`).',
        },
      ],
    },
  },
  {
    // Same input, same ruling: the engine has no clock and no chance.
    files: ['engine/**/*.ts', 'reader/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'performance', 'process', 'fetch', 'crypto', 'setTimeout'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'A ruling has no chance in it.' },
      ],
      'no-console': 'error',
    },
  },
);
