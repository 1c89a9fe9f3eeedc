;; Does what somebody in Emacs does, and prints what came of it as JSON. -*- lexical-binding: t -*-
(require 'eglot)
(require 'flymake)
(require 'json)

(defun story-wait (what test)
  "Waits until TEST is so, at most 20 seconds; WHAT is told where it never is."
  (let ((end (+ (float-time) 20)) (found nil))
    (while (not (setq found (funcall test)))
      (when (> (float-time) end) (error "%s did not come" what))
      (accept-process-output nil 0.05))
    found))

(defun story-problems (word)
  "The texts of the problems that the server has told of with WORD in them."
  (let ((texts nil))
    (flymake-start)
    (dolist (problem (flymake-diagnostics))
      (when (string-match-p word (flymake-diagnostic-text problem)) (push (flymake-diagnostic-text problem) texts)))
    texts))

(defun story-go (text)
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(let ((debug-on-error t) (eglot-connect-timeout 30) (eglot-sync-connect t) (eglot-autoshutdown nil)
      (found nil) (eglot-send-changes-idle-time 0.01))
  (find-file (car (last command-line-args)))
  (push (cons 'mode (symbol-name major-mode)) found)
  (apply #'eglot--connect (eglot--guess-contact))
  (story-wait "the server" #'eglot-current-server)
  (unless eglot--managed-mode (eglot--managed-mode 1))
  (flymake-mode 1)
  (push (cons 'findings (vconcat (story-wait "the check's finding" (lambda () (story-problems "."))))) found)

  ;; A problem, mended by its code action.
  (story-go ".alignmentGuide")
  (forward-char (length ".alignmentGuid"))
  (delete-char 1)
  (eglot--signal-textDocument/didChange)
  (push (cons 'problems (vconcat (story-wait "a problem" (lambda () (story-problems "alignmentGuid"))))) found)
  (story-go ".alignmentGuid")
  (forward-char 3)
  (let* ((place (list :start (eglot--pos-to-lsp-position) :end (eglot--pos-to-lsp-position)))
         (actions (jsonrpc-request (eglot--current-server-or-lose) :textDocument/codeAction
                                   (list :textDocument (eglot--TextDocumentIdentifier) :range place
                                         :context '(:diagnostics []))))
         (fix (seq-find (lambda (action) (equal (plist-get action :kind) "quickfix")) actions)))
    (eglot--apply-workspace-edit (plist-get fix :edit)))
  (push (cons 'mended (buffer-string)) found)
  (eglot--signal-textDocument/didChange)

  ;; A hover, as eldoc shows it.
  (story-go "Slip(order: \"soup\"")
  (let ((text nil))
    (eglot-hover-eldoc-function (lambda (string &rest _) (setq text string)))
    (push (cons 'hover (substring-no-properties (story-wait "the hover" (lambda () text)))) found))

  ;; Completions, as completion-at-point finds them.
  (story-go ".accessibilityIdentifier(\"pie\")")
  (insert ".paddi\n        ")
  (story-go ".paddi\n")
  (forward-char (length ".paddi"))
  (eglot--signal-textDocument/didChange)
  (let* ((place (eglot-completion-at-point))
         (words (all-completions (buffer-substring-no-properties (nth 0 place) (nth 1 place)) (nth 2 place))))
    (push (cons 'completions (vconcat (mapcar #'substring-no-properties words))) found))
  (story-go ".paddi\n        ")
  (delete-char (length ".paddi\n        "))
  (eglot--signal-textDocument/didChange)

  ;; Another name, everywhere.
  (story-go "teaWidth")
  (eglot-rename "width")
  (push (cons 'renamed (buffer-string)) found)

  ;; How far in lines go.
  (with-temp-buffer
    (course-layout-mode)
    (insert "struct A: View {\nvar body: some View {\nVStack {\nText(\"a\")\n.padding()\n}\n}\n}\n")
    (indent-region (point-min) (point-max))
    (let ((columns nil))
      (dolist (line '(2 3 4 5))
        (goto-char (point-min))
        (forward-line (1- line))
        (push (current-indentation) columns))
      (push (cons 'indented (vconcat (nreverse columns))) found)))
  (princ (concat "\n" (json-encode found) "\n"))
  (let ((kill-buffer-query-functions nil)) (set-buffer-modified-p nil))
  (kill-emacs 0))
