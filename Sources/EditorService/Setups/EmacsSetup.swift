extension EditorSetup {
  /// Emacs with eglot: a block in its init file.
  static func emacs(_ words: [String]) -> EditorSetup {
    let text = #"""
      ;; SwiftUI layouts: Swift's colors, and the course's own language server.
      (defvar course-layout-words
        (list (cons (regexp-opt '("as" "case" "default" "else" "enum" "extension" "false" "for" "func" "guard" "if"
                                  "import" "in" "init" "let" "nil" "private" "protocol" "return" "self" "some" "static"
                                  "struct" "switch" "true" "var" "where" "while") 'symbols)
                    'font-lock-keyword-face)
              '("@[[:alpha:]]+" . font-lock-preprocessor-face)
              '("\\_<[[:upper:]][[:alnum:]_]*\\_>" . font-lock-type-face)
              '("\\.\\([[:lower:]][[:alnum:]_]*\\)" 1 font-lock-function-name-face)))

      (defvar course-layout-mode-syntax-table
        (let ((table (make-syntax-table)))
          (modify-syntax-entry ?/ ". 124b" table)
          (modify-syntax-entry ?* ". 23n" table)
          (modify-syntax-entry ?\n "> b" table)
          (modify-syntax-entry ?_ "_" table)
          table))

      (defun course-layout-indent ()
        "As far in as brackets are open; a modifier below its view one further."
        (interactive)
        (let* ((place (- (current-column) (current-indentation)))
               (depth (save-excursion (back-to-indentation) (car (syntax-ppss))))
               (closes (save-excursion (back-to-indentation) (looking-at-p "[])}]")))
               (chained (save-excursion
                          (back-to-indentation)
                          (and (looking-at-p "\\.")
                               (progn (forward-line -1) (back-to-indentation)
                                      (or (not (looking-at-p "[.}]")) (looking-at-p "\\."))))))
               (column (* 2 (max 0 (+ depth (if closes -1 0) (if chained 1 0))))))
          (indent-line-to column)
          (when (> place 0) (forward-char place))))

      (if (require 'swift-mode nil t)
          (define-derived-mode course-layout-mode swift-mode "Layout" "SwiftUI layouts of the course.")
        (define-derived-mode course-layout-mode prog-mode "Layout" "SwiftUI layouts of the course."
          (setq-local comment-start "// ")
          (setq-local comment-end "")
          (setq-local indent-tabs-mode nil)
          (setq-local indent-line-function #'course-layout-indent)
          (setq-local font-lock-defaults '(course-layout-words))))

      (add-to-list 'auto-mode-alist '("\\.layout\\'" . course-layout-mode))
      (with-eval-after-load 'eglot
        (add-to-list 'eglot-server-programs '(course-layout-mode . (\#(quoted(words, separator: " "))))))
      (add-hook 'course-layout-mode-hook
                (lambda () (when (and buffer-file-name (require 'eglot nil t)) (eglot-ensure))))

      """#
    let places: [Place] = [
      .home(".emacs.d/init.el"), .home(".emacs"), .home(".emacs.el"), .configuration("emacs/init.el"),
    ]
    return EditorSetup(
      files: [File(places: places, text: text, form: .block(comment: ";;"))], need: .emacsEglot)
  }
}
